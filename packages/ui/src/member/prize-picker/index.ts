export { type PrizeOption, PrizePicker, type PrizePickerProps, type PrizeTheme } from "./PrizePicker.tsx";
