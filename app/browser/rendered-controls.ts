const CONTROLS = "select, textarea, input:not([type=hidden]), button, details";

export type RenderedField = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;
export type RenderedControl = RenderedField | HTMLButtonElement | HTMLDetailsElement;

/** The controls of an island as the server rendered them. */
export interface RenderedControls {
  rendered: readonly RenderedControl[];
  /** The control that had the focus before hydration. */
  focused: RenderedControl | undefined;
  /**
   * Returns the current control for a server-rendered one: the same element, or its replacement if React rendered the island again because a browser
   * extension had inserted elements. Undefined outside the island.
   */
  current(control: Element): RenderedControl | undefined;
}

/** Records the controls in `root`; call it before `hydrateRoot`. */
export function collectControls(root: ParentNode): RenderedControls {
  const rendered = indexControls(root);
  let rerendered: Map<string, RenderedControl> | undefined;
  return {
    rendered: [...rendered.values()],
    focused: [...rendered.values()].find((control) => control === document.activeElement),
    current(control) {
      const [name, original] = [...rendered].find(([, each]) => each === control) ?? [];
      if (name === undefined || original?.isConnected) return original;
      rerendered ??= indexControls(root);
      return rerendered.get(name);
    },
  };
}

/** Keys controls by kind, name and label, and by their order among equals. Controls inserted by browser extensions get other keys. */
function indexControls(root: ParentNode): Map<string, RenderedControl> {
  const counts: Record<string, number> = {};
  return new Map(
    [...root.querySelectorAll<RenderedControl>(CONTROLS)].map((control) => {
      const { localName, name } = control;
      const type = control.getAttribute("type");
      const words = control.getAttribute("aria-label") ?? (type === "button" && control.textContent);
      const kind = [localName, type, name, words].join();
      counts[kind] = (counts[kind] ?? 0) + 1;
      return [kind + counts[kind], control];
    }),
  );
}
