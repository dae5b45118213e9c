import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

// Fails a test that writes a warning or an error to the console. A test that expects one spies on the method and asserts its arguments.
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
