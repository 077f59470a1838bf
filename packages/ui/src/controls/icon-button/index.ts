export {
  IconAnchor,
  type IconAnchorProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./IconButton.tsx";
