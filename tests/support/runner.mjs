// Runs named tests one after the other, for programs that doctest cannot reach: says which went
// wrong and why, then a last line “N passed, N failed” that tests/run.sh adds up.

export async function runTests(tests) {
  conclude(tests.length, await countFailures(tests));
}

export async function countFailures(tests) {
  let failed = 0;
  for (const [name, test] of tests) {
    try {
      await test();
      console.log(`ok    ${name}`);
    } catch (error) {
      ++failed;
      console.log(`WRONG ${name}: ${error.stack}`);
    }
  }
  return failed;
}

export function conclude(all, failed) {
  console.log(`${all - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
