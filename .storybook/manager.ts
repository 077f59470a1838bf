import { addons } from "storybook/manager-api";
import "./fonts.css";
import { chineseNames } from "./index/chinese-names.ts";
import { theme } from "./theme.ts";

const chineseById = Object.fromEntries(
  Object.entries(chineseNames).map(([title, chinese]) => [title.toLowerCase().replaceAll(/[ /]/g, "-"), chinese]),
);

/** Beside each piece its name in Chinese, which is what most of its readers call it. */
const renderLabel = ({ type, name, id }: { type: string; name: string; id: string }) => {
  const chinese = type === "component" ? chineseById[id] : undefined;
  return chinese ? `${name} ${chinese}` : name;
};

addons.setConfig({ theme, sidebar: { showRoots: true, renderLabel } });
