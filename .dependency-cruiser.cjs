// The house's layers (docs/architecture.md). Data flows one way: route -> service -> repository -> database; pure rules stand beside.
// Each rule's comment is what a failing run shows.

const TESTS = "\\.test\\.tsx?$";
/** What server code of every layer may know: the shape of the context, the errors, the log. */
const COMMON = "context|errors|env|logger";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Two modules that need each other, if only for a type, are one module, or miss a third. Move what both need into a module of its own.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-is-pure",
      comment:
        "domain/ knows only itself, zod and date-fns: no database, React, Node or network. Hand in what it needs as an argument.",
      severity: "error",
      from: { path: "^domain/", pathNot: [TESTS, "\\.arbitraries\\.ts$"] },
      to: { pathNot: ["^domain/", "^node_modules/(zod|date-fns|@date-fns/tz|schema-dts)/"] },
    },
    {
      name: "browser-never-reaches-server",
      comment:
        "Features, primitives and inline scripts run in the browser: they take props from a route, or read the page, and never import server/.",
      severity: "error",
      from: { path: "^app/(features|ui|inline)/" },
      to: { path: "^server/" },
    },
    {
      name: "routes-call-services",
      comment: "A route turns parameters into one service call and a page: below the services it reaches for nothing.",
      severity: "error",
      from: { path: "^app/(routes/|root|entry)", pathNot: "^app/entry\\.server" },
      to: { path: "^server/", pathNot: `^server/(services/|(${COMMON})\\.ts$)` },
    },
    {
      name: "internal-is-private",
      comment:
        "Only the folder that holds an internal/ may import from it, with its subfolders. A helper that another area also uses moves to server/services/<area>/shared/, or to domain/ if it is a pure rule; one that only the other area uses moves there. A test calls a verb instead.",
      severity: "error",
      // $1, $2 and $3 are the folders around the importing file. A placeholder without a value matches nothing.
      from: { path: "^(server/services)/([^/]+)/([^/]+)|^(server/services)/|.*" },
      to: {
        path: "/internal/",
        pathNot: ["^node_modules/", "^$1/internal/", "^$1/$2/internal/", "^$1/$2/$3/internal/"],
      },
    },
    {
      name: "services-show-verbs-only",
      comment:
        "Routes and HTTP handlers call the verbs of server/services; its shared/ folders hold what verbs of several areas use. Call a verb, or move the helper out and name it as one.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: ["^server/services/", TESTS] },
      to: { path: "^server/services/[^/]+/shared/" },
    },
    {
      name: "verbs-have-callers",
      comment:
        "What only other services use is no verb: it helps one. It lies in internal/ beside it, or in the shared/ of its area if other areas use it.",
      severity: "error",
      module: {
        path: "^server/services/",
        pathNot: ["/(internal|shared|words)/", TESTS],
        numberOfDependentsLessThan: 1,
      },
      from: { path: "^(app|server)/", pathNot: ["^server/services/", TESTS] },
    },
    {
      name: "features-know-ui-and-domain",
      comment:
        "A feature is made of other features, app/ui, inline scripts and domain/; the routes put it on a page, not the other way round.",
      severity: "error",
      from: { path: "^app/features/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: "^app/(features|ui|styles|inline)/" },
    },
    {
      name: "feature-tests-know-the-browser-too",
      comment:
        "A feature's test may add what public pages run (app/browser), since that is what its markup is made for; nothing else of app/.",
      severity: "error",
      from: { path: "^app/features/.*\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: "^app/(features|ui|styles|inline|browser)/" },
    },
    {
      name: "ui-knows-no-feature",
      comment: "app/ui holds primitives: no feature, no route.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^app/", pathNot: "^app/(ui|styles|inline)/" },
    },
    {
      name: "server-never-imports-app",
      comment:
        "The server hands pages to React Router's build (server/entry.ts); no module of it imports a page or a component.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/" },
    },
    {
      name: "services-use-repositories",
      comment:
        "A service speaks to repositories, to other services and to domain/. No HTTP, no seed, no database driver; of server/db only the transaction.",
      severity: "error",
      from: { path: "^server/services/", pathNot: TESTS },
      to: {
        path: "^server/",
        pathNot: `^server/(services/|repositories/|invalidation/|integrations/|mail/|jobs/job-types\\.ts$|db/(client|retry-transaction)\\.ts$|(${COMMON})\\.ts$)`,
      },
    },
    {
      name: "services-know-integrations-by-interface",
      comment:
        "A service may name an integration's interface (import type); which implementation runs is decided in server/boot.ts.",
      severity: "error",
      from: { path: "^server/services/", pathNot: TESTS },
      to: { path: "^server/(integrations/|db/client\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "repositories-know-only-the-database",
      comment:
        "A repository turns questions into queries: it knows db/ and domain/, never a service, a request or a mail.",
      severity: "error",
      from: { path: "^server/repositories/", pathNot: TESTS },
      to: { path: "^server/", pathNot: "^server/(repositories|db|invalidation)/" },
    },
    {
      name: "database-knows-nobody",
      comment: "server/db opens, describes and migrates the database; it does not know who asks.",
      severity: "error",
      from: { path: "^server/db/", pathNot: TESTS },
      to: { path: "^server/", pathNot: `^server/(db/|invalidation/|(${COMMON})\\.ts$)` },
    },
    {
      name: "invalidation-imports-nothing",
      comment:
        "server/invalidation says what an answer shows and who hears of a write; the database and the page cache use it, it uses neither.",
      severity: "error",
      from: { path: "^server/invalidation/", pathNot: TESTS },
      to: { path: "^(server|app)/", pathNot: "^server/invalidation/" },
    },
    {
      name: "queries-live-in-repositories",
      comment: "Only repositories, server/db and the seed write queries: everyone else asks a repository.",
      severity: "error",
      from: {
        path: "^(app|server)/",
        pathNot: [
          "^server/(repositories|db|seed)/",
          "^server/(integrations/sign-in|http/health)\\.ts$",
          "^server/jobs/",
          TESTS,
        ],
      },
      to: { path: "^node_modules/(drizzle-orm|pg|@electric-sql/pglite)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "http-calls-services",
      comment:
        "HTTP handlers ask services, as routes do: no queries, no seed, no jobs of their own. They may name columns of the schema.",
      severity: "error",
      from: { path: "^server/http/", pathNot: TESTS },
      to: {
        path: "^server/(repositories|db|seed|jobs)/",
        pathNot: "^server/db/schema\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "product-never-imports-tests",
      comment: "What is served must not need what tests it.",
      severity: "error",
      from: { path: "^(app|domain|server)/", pathNot: TESTS },
      to: { path: ["^(test|e2e|bench|scripts)/", TESTS] },
    },
    {
      name: "resolvable",
      comment: "The module cannot be found: a wrong path, or a dependency that package.json does not list.",
      severity: "error",
      // The benchmark's peers have a package.json of their own, which only a run of the benchmark installs.
      from: { pathNot: "^bench/peers/" },
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^\\.react-router/" },
    // Type imports count as well: a layer that knows another's types knows the layer. The source as written says which they are
    // (verbatimModuleSyntax), so that nothing need be compiled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node", "default"] },
  },
};
