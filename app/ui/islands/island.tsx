import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { WordsArea } from "#domain/words/words.ts";

/** Renders an island into a server page. Undefined in the browser and in tests, where an island renders like any component. */
export type RenderIsland = <Props extends object>(island: Island<Props>, props: Props) => ReactNode;

const IslandRendererContext = createContext<RenderIsland | undefined>(undefined);
export const IslandRendererProvider = IslandRendererContext.Provider;

/** A part of a public page that React hydrates on its own. */
export interface Island<Props> {
  (props: Props): ReactNode;
  islandName: string;
  /** The component rendered on the server and hydrated in the browser. */
  Content: ComponentType<Props>;
  /** The areas of the words that its components use, besides the formats. The page carries them as data in its language. */
  wordsAreas: readonly WordsArea[];
  /** Whether the island hydrates as soon as it is visible, without waiting for an interaction: it is the page's main content, or shows live data. */
  shouldHydrateWhenVisible?: (props: Props) => boolean;
}

interface IslandOptions<Props> {
  /** The areas of the words that the island's components use. */
  words?: readonly WordsArea[];
  shouldHydrateWhenVisible?: (props: Props) => boolean;
}

/**
 * Makes a component an island: `export default island("search/hero-form", HeroForm)` in the component's file, `hero-form.tsx`. The browser finds it
 * by its area and name (app/browser/islands). Its props are serialised as JSON; of the React context only the site configuration and the words of the
 * areas that it names reach it (docs/decisions/page-scripts.md). Side-effect free, so that importing only the component does not bundle the island. @__NO_SIDE_EFFECTS__
 */
export function island<Props extends object>(
  islandName: string,
  Content: ComponentType<Props>,
  { words = [], shouldHydrateWhenVisible }: IslandOptions<Props> = {},
): Island<Props> {
  function IslandComponent(props: Props): ReactNode {
    const render = use(IslandRendererContext);
    return render ? render(IslandComponent, props) : <Content {...props} />;
  }
  IslandComponent.islandName = islandName;
  IslandComponent.Content = Content;
  IslandComponent.wordsAreas = words;
  return shouldHydrateWhenVisible ? Object.assign(IslandComponent, { shouldHydrateWhenVisible }) : IslandComponent;
}
