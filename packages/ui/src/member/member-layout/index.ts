export { MemberHead, type MemberHeadProps } from "./MemberHead.tsx";
export { MemberLayout, type MemberLayoutProps } from "./MemberLayout.tsx";
