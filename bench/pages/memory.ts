import { readFileSync, writeFileSync } from "node:fs";

export interface ResidentMemory {
  nowMB: number;
  /** At most since it started, or since that was last forgotten. */
  peakMB: number;
}

/** Resident memory of one process in MB of a million bytes, from Linux's /proc. Throws on systems without it. */
export function residentMemoryOf(pid: number): ResidentMemory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) => {
    const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Math.round((Number(kibibytes) * 1024) / 1e6);
  };
  return { nowMB: megabytes("VmRSS"), peakMB: megabytes("VmHWM") };
}

/** Begins anew with what a process of ours took at most. */
export function resetPeakMemoryOf(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
