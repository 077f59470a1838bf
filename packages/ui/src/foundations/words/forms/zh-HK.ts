import { inThousands } from "../../looks/in-thousands.ts";
import { pictureLimit } from "./picture-limit.ts";

/** What fields and forms say, in Hong Kong Chinese; it also sets which keys there are. */
export const chinese = {
  showPassword: (label: string) => `顯示密碼：${label}`,
  hidePassword: (label: string) => `隱藏密碼：${label}`,
  increase: (label: string) => `增加：${label}`,
  decrease: (label: string) => `減少：${label}`,
  atMost: (count: number) => `最多 ${count}`,
  atLeast: (count: number) => `最少 ${count}`,
  requiredStar: "標有 * 的項目必須填寫。",
  formFailed: "未能送出，你填寫的內容仍然保留，請再試一次。",
  imageTypes: (types: readonly string[]) => `只接受 ${types.join("、")} 圖片，請選擇其他檔案。`,
  imageTooLarge: (kilobytes: number) => `圖片超過 ${pictureLimit(kilobytes)}，請選擇較小的圖片。`,
  year: "年",
  month: "月",
  day: "日",
  selectedOfMax: (count: number, max: number) => `已選 ${count} 項，最多 ${max} 項`,
  selectionMax: (max: number) => `已達選擇上限（${max} 項）。請先移除一項，再選擇其他。`,
  uploading: (percent: number) => `上載中… ${percent}%`,
  uploaded: "已上載",
  removeFile: (name: string) => `移除 ${name}`,
  retryFile: (name: string) => `再試一次：${name}`,
  dateFrom: "由",
  dateTo: "至",
  searchFound: (count: number) => `找到 ${count} 項`,
  searchNone: "找不到相符的項目",
  searchFailed: "未能載入，請再試。",
  characterCount: (count: number, max: number) => `${inThousands(count)}/${inThousands(max)} 字`,
  formProgress: "填寫進度",
  filledIn: "已填妥",
  toCorrect: "請檢查",
};

/** Words of one language that fields and forms say. */
export type FormWords = typeof chinese;
