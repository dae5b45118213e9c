// Before all else of a process (`--import`). Node 24 reads a package's whole description again for each import of it and for each of its modules, and of one
// with hundreds of entry points that is most of what it takes to load a program: a second of each worker, and of each server started from its sources.
import { registerHooks } from "node:module";

const PACKAGE_SPECIFIER = /^(?:drizzle-orm|date-fns)(?:\/|$)/;
const PACKAGE_PATH = /\/node_modules\/(?:drizzle-orm|date-fns)\//;
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    // In both packages `.js` is a module, and what is required `.cjs`.
    if (specifier.startsWith(".") && specifier.endsWith(".js") && PACKAGE_PATH.test(context.parentURL ?? "")) {
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    }
    if (!PACKAGE_SPECIFIER.test(specifier)) return next(specifier, context);
    const key = `${specifier} ${context.conditions}`;
    const known = resolved.get(key) ?? next(specifier, context);
    resolved.set(key, known);
    return { ...known, shortCircuit: true };
  },
});
