import { expect, type Locator, type Page } from "@playwright/test";

/** A list of choices is opened, then one of them pressed. */
const CLICKS_PER_SELECT = 2;

interface ClickBudget {
  title: string;
  /** Presses that it may take at most: what the best of such panels and shops need. */
  maxClicks: number;
  /** The same on a phone, where it takes more: its menu, its calendar. */
  maxTaps?: number;
}

/** The tasks of a day at the desk and a renter's whole way. */
const CLICK_BUDGETS = {
  journey: { title: "a renter's way from the search to the cancelled booking", maxClicks: 16 },
  confirm: { title: "task 1, confirm a request", maxClicks: 3 },
  phone: { title: "task 2, phone booking of a regular", maxClicks: 8 },
  handover: { title: "task 3, handover", maxClicks: 5 },
  return: { title: "task 4, return with damage and kilometres", maxClicks: 5 },
  move: { title: "task 5, move a booking", maxClicks: 4, maxTaps: 7 },
  block: { title: "task 6, block a unit", maxClicks: 5, maxTaps: 9 },
  why: { title: "task 7, why a car is not free", maxClicks: 4 },
  price: { title: "task 8, agreed price", maxClicks: 5 },
  quote: { title: "task 9, jet quote made and sent", maxClicks: 6 },
  car: { title: "task 10, new car with two units", maxClicks: 13 },
  months: { title: "task 11, month per car", maxClicks: 4 },
  erase: { title: "task 12, all about one customer, and erasing", maxClicks: 6 },
} satisfies Record<string, ClickBudget>;

/** A day is typed at a desk; on a phone it is chosen in the system's calendar: the field, the day, and that it is the one. */
const TAPS_PER_DATE = 3;

/**
 * A hand at the screen: counts the presses of a pointer that a task takes. Keys are free: what is typed, Tab at a desk and the "next" key of a phone's keyboard
 * from a field to the others of its form; the first one takes a press, unless the focus is there already.
 */
export function createClickCounter(page: Page, isMobile: boolean) {
  let clicks = 0;
  /** Of these, what a desk does not take: the menu's button, a calendar instead of typing. */
  let phoneOnlyClicks = 0;
  return {
    async press(what: Locator) {
      clicks++;
      await (isMobile ? what.tap() : what.click());
    },
    async type(field: Locator, text: string) {
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
      // What a form begins with, or works out by itself, nobody types.
      if (hasValue) return;
      const added = isDay && isMobile ? TAPS_PER_DATE : Number(!isReached);
      clicks += added;
      // A dialog that a mouse has opened gives a field the keyboard; one that was touched would cover itself with it.
      if (isMobile) phoneOnlyClicks += added - Number(!isReached && !inDialog);
      await field.fill(text);
      await field.focus();
    },
    async choose(list: Locator, option: string) {
      clicks += CLICKS_PER_SELECT;
      await list.focus();
      await list.selectOption(option);
    },
    /** One press opens the system's own dialog of files. */
    async attach(field: Locator, files: Parameters<Locator["setInputFiles"]>[0]) {
      clicks++;
      await field.setInputFiles(files);
    },
    /** To a screen of the sidebar, which a phone keeps behind its menu. */
    async goTo(screen: string) {
      if (isMobile) {
        await this.press(page.getByRole("button", { name: "Apri il menu" }));
        phoneOnlyClicks++;
      }
      await this.press(page.getByRole("link", { name: new RegExp(`^${screen}`) }).last());
    },
    /** To what the search of everything finds. */
    async find(words: string) {
      await this.press(page.getByRole("button", { name: "Cerca ovunque" }));
      const palette = page.getByRole("dialog", { name: "Cerca ovunque" });
      await palette.getByRole("combobox").fill(words);
      await this.press(palette.getByRole("option").filter({ hasText: words }).first());
    },
    /** Says what the task took, on a phone what it takes at a desk too, and begins to count the next. */
    done(task: keyof typeof CLICK_BUDGETS) {
      const { title, maxClicks, maxTaps = maxClicks }: ClickBudget = CLICK_BUDGETS[task];
      console.log(`${title}, ${page.viewportSize()?.width} px: ${clicks} ${isMobile ? "taps" : "clicks"}`);
      expect(clicks, title).toBeLessThanOrEqual(isMobile ? maxTaps : maxClicks);
      expect(clicks - phoneOnlyClicks, `${title}, at a desk`).toBeLessThanOrEqual(maxClicks);
      clicks = 0;
      phoneOnlyClicks = 0;
    },
  };
}
