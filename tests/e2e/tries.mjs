// Tests in browsers get a second try, because a browser may stumble; but each that needs it is named, and a run in
// which many need it has not passed: then it is not the browser that stumbles.

export const mostLate = 2;  // tests of a run that may pass at their second try only

// Runs tests [name, test] some at a time, then what failed once more, alone. `attempt(name, test, note)` resolves
// to what went wrong, if anything did. Resolves to those that passed late, and those that failed twice:
// [{ name, error }, …].
export async function runTwice(tests, jobs, attempt) {
  const queue = [...tests];
  const failed = [];
  await Promise.all(Array.from({ length: jobs }, async () => {
    while (queue.length) {
      const [name, test] = queue.shift();
      const error = await attempt(name, test, '');
      if (error) failed.push({ name, test, error });
    }
  }));
  const late = [];
  const wrong = [];
  for (const { name, test, error } of failed) {
    const again = await attempt(name, test, ', at the second try');
    (again ? wrong : late).push({ name, error: again ?? error });
  }
  return { late, wrong };
}

const short = ({ message }) => message.split('\n').slice(0, 3).join(' ').slice(0, 300);

// What is to be said of a run of `count` tests, and how many of them count as failed.
export function verdict(count, { late, wrong }) {
  const tooMany = late.length > mostLate;
  const failed = wrong.length + (tooMany ? late.length : 0);
  const lines = [
    ...late.map(({ name, error }) => `ok at the second try  ${name}: ${short(error)}`),
    ...wrong.map(({ name, error }) => `WRONG twice  ${name}: ${short(error)}`),
  ];
  if (late.length) lines.push(`${late.length} of ${count} passed at the second try only${tooMany ? `: more than ${mostLate}, so they count as failed` : ''}`);
  return { lines: [...lines, `${count - failed} passed, ${failed} failed`], failed };
}
