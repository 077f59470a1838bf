export { ArticleFrame, type ArticleFrameProps, type TableOfContents } from "./ArticleFrame.tsx";
