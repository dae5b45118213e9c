import { withoutProductVariables, withTools } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNode } from "./node.mjs";
import { killChildrenOnSignal } from "./run.mjs";
import { defineSteps } from "./steps.mjs";
import { sumTallies } from "./tallies.mjs";

const NAME_WIDTH = 12;
/** Maximum number of failures that are printed again at the end. A truncated log usually still contains its end. */
const MAX_REPEATED_FAILURES = 8;
/** The tools write into a pipe and cannot see a terminal. These variables tell them whether ours is one. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };

/**
 * Runs lanes in parallel, and the steps of a lane in turn. Every step runs even if an earlier one failed. Sets the exit code, 0 if all passed; the
 * last line is `N passed, N failed`.
 * @param {string[][]} lanes names of steps, by lane
 */
export async function runSuite(lanes) {
  killChildrenOnSignal();
  const startedAt = Date.now();
  const rows = [];
  try {
    await ensureInstalled();
    const node = await ensureNode();
    const steps = defineSteps({ node, env: { ...withTools(node, withoutProductVariables()), ...COLOURS } });
    const runStep = async (name) => rows.push(await runTimed(name, steps[name]));
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) await runStep(name);
      }),
    );
  } catch (error) {
    console.error(error.message);
    rows.push({ name: "set-up", seconds: 0, passed: 0, failed: 1, skipped: 0, failures: [] });
  }
  const total = sumTallies(rows);
  for (const line of failureLines(rows)) console.log(line);
  console.log(`\n${rows.map(describeRow).join("\n")}\n${seconds(startedAt)} s in all\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runTimed(name, step) {
  const startedAt = Date.now();
  const onLine = (line) => console.log(`${name.padEnd(NAME_WIDTH)}${line}`);
  let summary;
  try {
    summary = await step(onLine);
  } catch (error) {
    for (const line of String(error.message).split("\n")) onLine(line);
    summary = { passed: 0, failed: 1, skipped: 0, failures: [String(error.message)] };
  }
  const row = { name, seconds: seconds(startedAt), ...summary };
  onLine(`-- ${row.failed ? "FAILED" : "done"} in ${row.seconds} s`);
  return row;
}

/** @param {import("./tallies.mjs").Tally[]} rows with their names */
function failureLines(rows) {
  const failures = rows.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
  const left = failures.length - MAX_REPEATED_FAILURES;
  return failures
    .slice(0, MAX_REPEATED_FAILURES)
    .map((failure) => `\n${failure}`)
    .concat(left > 0 ? [`\n… and ${left} more above`] : []);
}

function describeRow({ name, passed, failed, skipped, seconds }) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;
  return `${name.padEnd(NAME_WIDTH)}${counts} ${String(seconds).padStart(7)} s`;
}

function seconds(since) {
  return Math.round((Date.now() - since) / 100) / 10;
}
