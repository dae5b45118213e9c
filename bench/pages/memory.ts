import { readFileSync } from "node:fs";

export interface ResidentMemory {
  nowMB: number;
  mostMB: number;
}

/** Resident memory of one process in MB of a million bytes, from Linux's /proc. Throws on systems without it. */
export function residentMemoryOf(pid: number): ResidentMemory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) => {
    const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Math.round((Number(kibibytes) * 1024) / 1e6);
  };
  return { nowMB: megabytes("VmRSS"), mostMB: megabytes("VmHWM") };
}
