export {
  WelcomeDialog,
  type WelcomeDialogProps,
  type WelcomeDialogWords,
  type WelcomeGift,
} from "./WelcomeDialog.tsx";
