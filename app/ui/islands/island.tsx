import { type ComponentType, createContext, type ReactNode, use } from "react";

/** Draws an island into a page of the server's; undefined in the browser and in tests, where it is a component like any other. */
export type RenderIsland = <Props extends object>(island: Island<Props>, props: Props) => ReactNode;

const IslandRendererContext = createContext<RenderIsland | undefined>(undefined);
export const IslandRendererProvider = IslandRendererContext.Provider;

/** A part of a public page that React takes over in the browser, by itself. */
export interface Island<Props> {
  (props: Props): ReactNode;
  islandName: string;
  /** What is drawn on the server and taken over in the browser. */
  Content: ComponentType<Props>;
  /** Whether it is the page, or shows something live: then it is taken over as soon as it is in view, before anybody uses the page. */
  shouldHydrateWhenVisible?: (props: Props) => boolean;
}

/**
 * Makes an island of a component: `export default island("search/hero-form", HeroForm)` in the component's own file, `hero-form.tsx`; by its area and
 * name the browser finds it (app/browser/islands). Its props travel as JSON; of what stands around it only the site configuration reaches it
 * (docs/decisions/page-scripts.md). Without side effects, so that a file that imports only the component does not ship the island.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function island<Props extends object>(
  islandName: string,
  Content: ComponentType<Props>,
  shouldHydrateWhenVisible?: (props: Props) => boolean,
): Island<Props> {
  function IslandComponent(props: Props): ReactNode {
    const render = use(IslandRendererContext);
    return render ? render(IslandComponent, props) : <Content {...props} />;
  }
  IslandComponent.islandName = islandName;
  IslandComponent.Content = Content;
  return shouldHydrateWhenVisible ? Object.assign(IslandComponent, { shouldHydrateWhenVisible }) : IslandComponent;
}
