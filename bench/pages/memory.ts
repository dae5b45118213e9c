import { readFileSync, writeFileSync } from "node:fs";

export interface ResidentMemory {
  nowMB: number;
  /** Peak since the start or the last reset. */
  peakMB: number;
}

/** Returns a process's resident memory in MB (10^6 bytes) from /proc. Throws on systems without it. */
export function residentMemoryOf(pid: number): ResidentMemory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) => {
    const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Math.round((Number(kibibytes) * 1024) / 1e6);
  };
  return { nowMB: megabytes("VmRSS"), peakMB: megabytes("VmHWM") };
}

/** Resets the peak memory of one of our processes. */
export function resetPeakMemoryOf(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
