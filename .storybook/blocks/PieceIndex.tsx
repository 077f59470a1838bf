import { Heading } from "@storybook/addon-docs/blocks";
import { composeStory, type ReactRenderer } from "@storybook/react-vite";
import type { ComponentAnnotations, ProjectAnnotations, StoryAnnotations } from "storybook/internal/types";
import { UiProvider } from "../../packages/ui/src/index.ts";
import { chineseNames } from "../index/chinese-names.ts";
import { inSidebarOrder, type SidebarOrder } from "../index/sidebar-order.ts";
import preview from "../preview.tsx";
import "./piece-index.css";

type Stories = { default: ComponentAnnotations<ReactRenderer>; Playground: StoryAnnotations<ReactRenderer> };

const modules = import.meta.glob<Stories>("../../packages/ui/src/*/*/*.stories.tsx", { eager: true });

const idOf = (title: string) => title.toLowerCase().replaceAll(/[ /]/g, "-");

/** A page of documentation speaks for itself: a story in it has its own language, and changes nothing around it. */
const inThePage: ProjectAnnotations<ReactRenderer> = {
  decorators: [
    (Story) => (
      <UiProvider locale="zh-HK">
        <Story />
      </UiProvider>
    ),
  ],
};

const { options } = preview.parameters as { options: { storySort: { order: SidebarOrder } } };

/** The pieces, each with its Playground before anybody touches it. */
const pieces = Object.values(modules).flatMap(({ default: meta, Playground }) => {
  const { title = "" } = meta;
  if (!Playground || !(title in chineseNames)) return [];
  return [{ title, Playground: composeStory<object>(Playground, meta, inThePage) }];
});

const shelves = Object.entries(
  Object.groupBy(inSidebarOrder(options.storySort.order, pieces), ({ title }) => title.split("/")[0] ?? ""),
);

function Piece({ title, Playground }: (typeof pieces)[number]) {
  return (
    <li>
      {/* For the eye alone. */}
      <div className="gk-thumbnail sb-unstyled" lang="zh-HK" data-theme="light" inert aria-hidden>
        <div>
          <Playground />
        </div>
      </div>
      <a href={`?path=/docs/${idOf(title)}--docs`} target="_top">
        {title.split("/")[1]} <span lang="zh-HK">{chineseNames[title]}</span>
      </a>
    </li>
  );
}

/** Every piece with a picture, its name in both languages and the way to its page. */
export function PieceIndex() {
  return shelves.map(([shelf, shown = []]) => (
    <section key={shelf}>
      <Heading>{shelf}</Heading>
      <ul className="gk-thumbnails">
        {shown.map((piece) => (
          <Piece key={piece.title} {...piece} />
        ))}
      </ul>
    </section>
  ));
}
