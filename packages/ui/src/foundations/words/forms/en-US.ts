import { inThousands } from "../../looks/in-thousands.ts";
import { pictureLimit } from "./picture-limit.ts";
import type { FormWords } from "./zh-HK.ts";

export const english: FormWords = {
  showPassword: (label) => `Show password: ${label}`,
  hidePassword: (label) => `Hide password: ${label}`,
  increase: (label) => `Add one: ${label}`,
  decrease: (label) => `Take one away: ${label}`,
  atMost: (count) => `At most ${count}`,
  atLeast: (count) => `At least ${count}`,
  requiredStar: "Fields marked with * are required.",
  formFailed: "This couldn’t be sent. Your answers are kept, so please try again.",
  imageTypes: (types) => `Only ${types.join(", ")} pictures can be used. Please choose another file.`,
  imageTooLarge: (kilobytes) => `The picture is larger than ${pictureLimit(kilobytes)}. Please choose a smaller one.`,
  year: "Year",
  month: "Month",
  day: "Day",
  selectedOfMax: (count, max) => `${count} of ${max} selected`,
  selectionMax: (max) => `You’ve reached the maximum of ${max}. Remove one to choose another.`,
  uploading: (percent) => `Uploading… ${percent}%`,
  uploaded: "Uploaded",
  removeFile: (name) => `Remove ${name}`,
  retryFile: (name) => `Try again: ${name}`,
  dateFrom: "From",
  dateTo: "To",
  searchFound: (count) => `${count} found`,
  searchNone: "Nothing found",
  searchFailed: "That couldn’t be loaded. Please try again.",
  characterCount: (count, max) => `${inThousands(count)} of ${inThousands(max)} characters`,
  formProgress: "Your progress",
  filledIn: "filled in",
  toCorrect: "please check",
};
