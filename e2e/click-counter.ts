import { expect, type Locator, type Page } from "@playwright/test";

/** One click opens the list, one selects an option. */
const CLICKS_PER_SELECT = 2;

interface ClickBudget {
  title: string;
  /** Maximum number of clicks: what the best of such panels and shops need. */
  maxClicks: number;
  /** The same on phones, if it takes more: the menu, the calendar. */
  maxTaps?: number;
}

/** Everyday tasks of staff, and a renter's whole journey. */
const CLICK_BUDGETS = {
  journey: { title: "a renter's way from the search to the cancelled booking", maxClicks: 16 },
  confirm: { title: "task 1, confirm a request", maxClicks: 3 },
  phone: { title: "task 2, phone booking of a regular", maxClicks: 8 },
  handover: { title: "task 3, handover", maxClicks: 5 },
  return: { title: "task 4, return with damage and kilometres", maxClicks: 5 },
  move: { title: "task 5, move a booking", maxClicks: 4, maxTaps: 7 },
  replace: { title: "replace the car of a rental in progress", maxClicks: 8 },
  block: { title: "task 6, block a unit", maxClicks: 5, maxTaps: 9 },
  why: { title: "task 7, why a car is not free", maxClicks: 4 },
  price: { title: "task 8, agreed price", maxClicks: 5 },
  quote: { title: "task 9, jet quote made and sent", maxClicks: 6 },
  car: { title: "task 10, new car with two units", maxClicks: 13 },
  months: { title: "task 11, month per car", maxClicks: 4 },
  season: { title: "raise a month by a fifth for all sports cars, and take it back", maxClicks: 10 },
  erase: { title: "task 12, all about one customer, and erasing", maxClicks: 6 },
} satisfies Record<string, ClickBudget>;

/** On a desktop a date is typed. On a phone the system's calendar takes three taps: the field, the day, and the confirmation. */
const TAPS_PER_DATE = 3;

/** Runs in the page. A dialog takes the focus a few frames after it has opened; until then its first field seems to need a click. */
function isDialogReady(field: Element): boolean {
  const dialog = field.closest("dialog, [role=dialog], [role=alertdialog]");
  return !dialog || dialog.contains(document.activeElement);
}

/**
 * Counts the clicks or taps of a task. Keys are free: typing, Tab, and the "next" key of a phone's keyboard within a form. The first field of a form
 * costs a tap unless it has the focus.
 */
export function createClickCounter(page: Page, isMobile: boolean) {
  let clicks = 0;
  /** Of these, the ones only a phone needs: the menu button, a calendar instead of typing. */
  let phoneOnlyClicks = 0;
  return {
    async press(what: Locator) {
      clicks++;
      await (isMobile ? what.tap() : what.click());
    },
    async type(field: Locator, text: string) {
      await expect.poll(() => field.evaluate(isDialogReady)).toBe(true);
      const {
        isDay,
        isReached,
        inDialog,
        stands: hasValue,
      } = await field.evaluate((element, expectedValue) => {
        const { activeElement: focused } = document;
        const form = element.closest("form, dialog, [role=dialog]");
        const amongFields = focused?.matches("input, textarea, select") && form?.contains(focused);
        return {
          isDay: element.matches("input[type=date]"),
          isReached: focused === element || amongFields === true,
          inDialog: form?.closest("dialog, [role=dialog]") != null,
          stands: (element as HTMLInputElement).value === expectedValue,
        };
      }, text);
      // Prefilled values need no input.
      if (hasValue) return;
      const added = isDay && isMobile ? TAPS_PER_DATE : Number(!isReached);
      clicks += added;
      // A dialog opened by mouse focuses a field; opened by touch it does not, since the keyboard would cover it.
      if (isMobile) phoneOnlyClicks += added - Number(!isReached && !inDialog);
      await field.fill(text);
      await field.focus();
    },
    async choose(list: Locator, option: string) {
      clicks += CLICKS_PER_SELECT;
      await list.focus();
      await list.selectOption(option);
    },
    /** One click opens the system's file dialog. */
    async attach(field: Locator, files: Parameters<Locator["setInputFiles"]>[0]) {
      clicks++;
      await field.setInputFiles(files);
    },
    /** Opens a screen from the sidebar, which is behind the menu on phones. */
    async goTo(screen: string) {
      if (isMobile) {
        await this.press(page.getByRole("button", { name: "Apri il menu" }));
        phoneOnlyClicks++;
      }
      await this.press(page.getByRole("link", { name: new RegExp(`^${screen}`) }).last());
    },
    /** Opens a result of the global search. */
    async find(words: string) {
      await this.press(page.getByRole("button", { name: "Cerca ovunque" }));
      const palette = page.getByRole("dialog", { name: "Cerca ovunque" });
      await palette.getByRole("combobox").fill(words);
      await this.press(palette.getByRole("option").filter({ hasText: words }).first());
    },
    /** Returns the number of clicks since the last reset, and resets the counter. */
    reset(): number {
      const counted = clicks;
      clicks = 0;
      phoneOnlyClicks = 0;
      return counted;
    },
    /** Checks the number of clicks of a task, on phones also those a desktop would need, and resets the counter. */
    done(task: keyof typeof CLICK_BUDGETS) {
      const { title, maxClicks, maxTaps = maxClicks }: ClickBudget = CLICK_BUDGETS[task];
      console.log(`${title}, ${page.viewportSize()?.width} px: ${clicks} ${isMobile ? "taps" : "clicks"}`);
      expect(clicks, title).toBeLessThanOrEqual(isMobile ? maxTaps : maxClicks);
      expect(clicks - phoneOnlyClicks, `${title}, at a desk`).toBeLessThanOrEqual(maxClicks);
      this.reset();
    },
  };
}
