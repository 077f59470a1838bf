export { ArticleFrame, type ArticleFrameProps, type TableOfContents } from "./ArticleFrame.tsx";
export { type Crumb, Crumbs, type CrumbsProps } from "./Crumbs.tsx";
