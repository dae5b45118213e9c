import { expect, test } from "vitest";
import { findConcatenatedCopy } from "./concatenated-copy.mjs";

test.each([
  ["<p>{count} jet, da {rate} all'ora</p>", 1],
  ["<>Per {from} non abbiamo una stima</>", 1],
  ["<p>{jet.type}, {city.name}</p>", 1],
  [`<img alt={\`\${name}, illustrazione\`} />`, 1],
  ["<p>{WORDS.jetsFromRate({ jets, rate })}</p>", 0],
  ['<p>Tutti i jet{" "}</p>', 0],
  [`<p className={\`\${styles.page} root\`}>Tutti i jet</p>`, 0],
  ["<small>{prefix}&ensp;</small>", 0],
])("%s concatenates copy %i times", (code, times) => {
  expect(findConcatenatedCopy(code)).toHaveLength(times);
});
