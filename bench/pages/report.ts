import { cpus } from "node:os";
import type { BookingFigures } from "./booking-requests.ts";
import type { Measured } from "./rounds.ts";

/** Returns a Markdown table of the measured rows, each compared with the row that `besides` names. */
export function pagesTable(rows: readonly Measured[], besides: ReadonlyMap<string, string>): string {
  const processorOf = new Map(rows.map(({ name, processorMs }) => [name, processorMs]));
  const lines = rows.map(({ name, requestsPerSecond, processorMs, p99Ms }) => {
    const other = besides.get(name);
    const otherMs = other === undefined ? undefined : processorOf.get(other);
    const ratio = otherMs === undefined ? "" : `${(otherMs / processorMs).toFixed(2)} × ${other}`;
    return `| ${name} | ${requestsPerSecond.toFixed(0)} | ${processorMs.toFixed(3)} | ${p99Ms.toFixed(1)} | ${ratio} |`;
  });
  const [processor] = cpus();
  return [
    `${cpus().length} cores, ${processor?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
    "",
    "| | requests a second | processor, ms a request | p99, ms | as many requests for the same processor time |",
    "|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

export function bookingsTable({ requestsPerSecond, processorMs, insertsPerSecond }: BookingFigures): string {
  const share = insertsPerSecond === null ? "" : `, ${(requestsPerSecond / insertsPerSecond).toFixed(2)} × as many`;
  const inserts =
    insertsPerSecond === null ? "pgbench is not installed" : `${insertsPerSecond.toFixed(0)} by pgbench${share}`;
  return `\nBooking requests granted a second: ${requestsPerSecond.toFixed(0)}, ${processorMs.toFixed(1)} ms of the server's processor each. The same inserts a second: ${inserts}.`;
}
