import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time in seconds that a process and its descendants have taken so far, from Linux's /proc. Unlike the time on the clock it hardly
 * changes when others use the machine too. Throws on systems without /proc.
 */
export function processorSecondsOf(root: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)));
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

function readProcess(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may hold anything; after it come state, parent, and user and system time at the 12th and 13th place.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
