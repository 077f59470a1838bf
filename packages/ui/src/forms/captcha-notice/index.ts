export { CaptchaNotice, type CaptchaNoticeProps } from "./CaptchaNotice.tsx";
