// Turns web/third_party.json into the table of the credits page: node compile_credits.mjs IN.json OUT.cpp

import { readFileSync, writeFileSync } from 'node:fs';

const [, , from, to] = process.argv;
const entries = JSON.parse(readFileSync(from, 'utf8'));
const rows = entries.map((entry) =>
  `    {${['name', 'version', 'licence', 'from'].map((key) => JSON.stringify(entry[key])).join(', ')}},\n`);
writeFileSync(to, `// Made by compile_credits.mjs from web/third_party.json.
#include <array>

#include "app/screens/credits.h"

namespace meadhall::app {
namespace {

constexpr std::array<Credit, ${entries.length}> kCredits = {{
${rows.join('')}}};

}  // namespace

std::span<const Credit> credits() { return kCredits; }

}  // namespace meadhall::app
`);
