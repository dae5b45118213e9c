import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

// Whatever a test writes to the console as a warning or an error fails it: a warning nobody has to read is a warning nobody reads.
// A test that expects one puts its own spy on the method and asserts what it was called with.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The test wrote to the console:\n${complaints.join("\n")}`);
});
