// The layers of docs/architecture.md. A call goes one way: route -> service -> repository -> database. domain/ holds pure rules that each of them may use.
// A failing run shows the comment of the broken rule.

const TESTS = "\\.test\\.tsx?$";
/** Server modules that every layer may import: context type, errors, environment, logger. */
const COMMON = "context|errors|env|logger";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Two modules import each other, even if only for a type. Move what both need into a third module, or merge them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-is-pure",
      comment:
        "domain/ imports only itself, zod and date-fns: no database, React, Node or network. Pass what it needs as an argument.",
      severity: "error",
      from: { path: "^domain/", pathNot: [TESTS, "\\.arbitraries\\.ts$"] },
      to: { pathNot: ["^domain/", "^node_modules/(zod|date-fns|@date-fns/tz|schema-dts)/"] },
    },
    {
      name: "browser-never-reaches-server",
      comment:
        "Features, primitives and inline scripts run in the browser. They get props from a route or read the page, and never import server/.",
      severity: "error",
      from: { path: "^app/(features|ui|inline)/" },
      to: { path: "^server/" },
    },
    {
      name: "routes-call-services",
      comment: "A route turns parameters into one service call and a page. It imports nothing below the services.",
      severity: "error",
      from: { path: "^app/(routes/|root|entry)", pathNot: "^app/entry\\.server" },
      to: { path: "^server/", pathNot: `^server/(services/|(${COMMON})\\.ts$)` },
    },
    {
      name: "internal-is-private",
      comment:
        "Only the parent folder of an internal/ and its subfolders may import from it. Move a helper that another area also uses to server/services/<area>/shared/, or to domain/ if it is a pure rule. In a test, call the service instead.",
      severity: "error",
      // $1, $2 and $3 are the folders around the importing file. A placeholder without a value matches nothing.
      from: { path: "^(server/services)/([^/]+)/([^/]+)|^(server/services)/|.*" },
      to: {
        path: "/internal/",
        pathNot: ["^node_modules/", "^$1/internal/", "^$1/$2/internal/", "^$1/$2/$3/internal/"],
      },
    },
    {
      name: "services-hide-shared-helpers",
      comment:
        "Routes and HTTP handlers call services. The shared/ folders hold helpers of several services. Call a service, or make the helper one.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: ["^server/services/", TESTS] },
      to: { path: "^server/services/[^/]+/shared/" },
    },
    {
      name: "services-have-callers",
      comment:
        "Only other services use this module, so it is a helper. Move it to internal/ beside its user, or to the shared/ of its area if other areas use it.",
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
        "A feature imports other features, app/ui, inline scripts and domain/. Routes import features, never the other way round.",
      severity: "error",
      from: { path: "^app/features/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: "^app/(features|ui|styles|inline)/" },
    },
    {
      name: "feature-tests-know-the-browser-too",
      comment:
        "A feature's test may also import app/browser, the scripts that its markup is made for; nothing else of app/.",
      severity: "error",
      from: { path: "^app/features/.*\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: "^app/(features|ui|styles|inline|browser)/" },
    },
    {
      name: "ui-knows-no-feature",
      comment: "app/ui holds primitives, which import no feature and no route.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^app/", pathNot: "^app/(ui|styles|inline)/" },
    },
    {
      name: "server-never-imports-app",
      comment:
        "React Router's build renders the pages (server/entry.ts). No module of server/ imports a page or a component.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/" },
    },
    {
      name: "services-use-repositories",
      comment:
        "A service imports repositories, other services and domain/. It imports no HTTP code, no seed and no database driver; of server/db only the transaction.",
      severity: "error",
      from: { path: "^server/services/", pathNot: TESTS },
      to: {
        path: "^server/",
        pathNot: `^server/(services/|repositories/|invalidation/|integrations/|mail/|jobs/job-types\\.ts$|db/(client|retry-transaction)\\.ts$|(${COMMON})\\.ts$)`,
      },
    },
    {
      name: "services-know-integrations-by-interface",
      comment: "A service may import the type of an integration. server/boot.ts decides which implementation runs.",
      severity: "error",
      from: { path: "^server/services/", pathNot: TESTS },
      to: { path: "^server/(integrations/|db/client\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "repositories-know-only-the-database",
      comment: "A repository imports db/ and domain/, never a service, HTTP code or mail.",
      severity: "error",
      from: { path: "^server/repositories/", pathNot: TESTS },
      to: { path: "^server/", pathNot: "^server/(repositories|db|invalidation)/" },
    },
    {
      name: "database-knows-nobody",
      comment: "server/db opens, describes and migrates the database. It imports nothing that uses the database.",
      severity: "error",
      from: { path: "^server/db/", pathNot: TESTS },
      to: { path: "^server/", pathNot: `^server/(db/|invalidation/|(${COMMON})\\.ts$)` },
    },
    {
      name: "invalidation-imports-nothing",
      comment:
        "server/invalidation tracks dependencies and publishes invalidations. The database and the page cache import it; it imports neither.",
      severity: "error",
      from: { path: "^server/invalidation/", pathNot: TESTS },
      to: { path: "^(server|app)/", pathNot: "^server/invalidation/" },
    },
    {
      name: "queries-live-in-repositories",
      comment: "Only repositories, server/db and the seed contain queries. Call a repository.",
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
        "HTTP handlers call services, as routes do: no queries, no seed, no jobs. They may name columns of the schema.",
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
      comment: "Product code must not import tests.",
      severity: "error",
      from: { path: "^(app|domain|server)/", pathNot: TESTS },
      to: { path: ["^(test|e2e|bench|scripts)/", TESTS] },
    },
    {
      name: "resolvable",
      comment: "The module cannot be found: a wrong path, or a dependency that package.json does not list.",
      severity: "error",
      // The peers of the benchmark have their own package.json, which only the benchmark installs.
      from: { pathNot: "^bench/peers/" },
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^\\.react-router/" },
    // Type imports count too. verbatimModuleSyntax marks them in the source, so nothing has to be compiled.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node", "default"] },
  },
};
