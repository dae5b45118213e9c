// Loaded before everything else (`--import`). Node 24 parses a package's package.json again for each import of it and each of its modules. For
// packages with hundreds of exports that is most of a program's load time: one second per worker, and per server started from source. This cache
// avoids it.
import { registerHooks } from "node:module";

const PACKAGE_SPECIFIER = /^(?:drizzle-orm|date-fns)(?:\/|$)/;
const PACKAGE_PATH = /\/node_modules\/(?:drizzle-orm|date-fns)\//;
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    // In both packages `.js` files are ES modules and CommonJS files end in `.cjs`.
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
