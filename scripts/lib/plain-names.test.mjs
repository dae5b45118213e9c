import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";

/**
 * Words that only allude to what happens. Names use the standard term instead: cached, sent, requested, received, stale, required … (docs/style.md).
 */
const ALLUSIVE_WORDS = [
  ..."anew asked brought deed deeds doubt doubted doubts felt forget forgets forgotten given heard hear hears hearing keep keeper keeps kept".split(
    " ",
  ),
  ..."lend lends lent like likes remember remembered remembers standfirst standing stands taken takes told tell tells telling touch touches twin twins".split(
    " ",
  ),
  ..."voice voices wanted wants whole wish wished".split(" "),
];
/** Former names that a sample of readers could not explain. docs/style.md has the terms that replaced them. */
const RENAMED = [
  ..."takeOver untilWanted takePresses carryOut typedInto pressBoxes followBusy followLights turnTo followPointed sendAtFirstSign answerInPlace".split(
    " ",
  ),
  ..."DEEDS openInPlace receiveProps islandDrawer EXPECT_FIRST_PICTURE EAGER_BY_HOUR findWaysOn VehiclePlate LEADING FACING_SIZES Paper ReceiptPaper".split(
    " ",
  ),
  ..."uncounted together Key useAskedFirst useTakeBack wholeStatements WHOLE_ROW Reading readInto readPart becomesPartOf readingParts partsOf".split(
    " ",
  ),
  ..."aboutVehicles Touches announce hearTouches recall ReadyAnswer sendReady improveLater improved holdSettings followWrites takeTurn inTurn".split(
    " ",
  ),
  ..."takeUnit holdOn tellingStaff takenError namingTaken isBaseOf ReachingBase findMetSearches isToldByCalendars isToldByGroups standingThere".split(
    " ",
  ),
  ..."deliveredThere standingCustomer Served servedBy wayIn lengthBeforeKeys exactness takesRouter hasOwnColours".split(
    " ",
  ),
];
/** Allowed names: in them the word has its literal meaning. */
const MEANT = new Set(
  "ForgottenPasswordPage forgotten-password-page.tsx forgotten-password.tsx formatWholeEuros isWholeCents wholeNumberField whole-euros.ts looksLikeRobot".split(
    " ",
  ),
);
/** Files whose export names the framework prescribes. */
const NAMED_BY_THE_FRAMEWORK = /^app\/(routes\/|root\.tsx)/;
const NAMED_EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const files = ["app", "domain", "server", "build-tools", "bench", "e2e", "scripts", "test"].flatMap((area) =>
  readdirSync(join(root, area), { recursive: true })
    .map((name) => join(area, name))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\bnode_modules\b|migrations\//.test(file)),
);

const wordsOf = (name) =>
  name.split(/[-_./$]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());
const allusive = (name) => !MEANT.has(name) && wordsOf(name).some((word) => ALLUSIVE_WORDS.includes(word));

test("files and folders are named by the standard term", () => {
  const names = new Set(files.flatMap((file) => file.split("/")));
  expect(names.size).toBeGreaterThan(1000);
  expect([...names].filter(allusive)).toEqual([]);
});

test("exports are named by the standard term", () => {
  const exported = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(NAMED_EXPORT)]
      .map(([, name]) => ({ name, file }))
      .filter(({ name }) => allusive(name) || RENAMED.includes(name)),
  );
  expect(
    exported.filter(({ file }) => !NAMED_BY_THE_FRAMEWORK.test(file)).map(({ name, file }) => `${file}: ${name}`),
  ).toEqual([]);
});
