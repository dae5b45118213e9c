import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second on all platforms that Node supports. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the CPU time in seconds of a process and its descendants, from /proc. Unlike wall time it hardly depends on other load. Throws on systems
 * without /proc.
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
    // The command name is in brackets and can contain anything. After it come state and parent; user and system time are the 12th and 13th field.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}
