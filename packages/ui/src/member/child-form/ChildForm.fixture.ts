import { createElement, Fragment } from "react";
import type { Locale } from "../../foundations/words/index.ts";
import { childOptions } from "./child-options.fixture.ts";
import type { ChildFormLimits, ChildFormOptions, ChildFormValues, ChildFormWords } from "./index.ts";

type Spoken = {
  words: ChildFormWords;
  options: ChildFormOptions;
  /** A message per field. */
  issues: Record<string, string>;
  advice: string;
};

export const childFormLimits: ChildFormLimits = {
  siblings: { max: 9 },
  caregivers: { max: 9 },
  eca: { max: 10 },
  begin_score: { min: 1, max: 10 },
  birthYears: { from: 2008, to: 2026 },
};

/** A child whose form is complete. */
export const hei: Partial<ChildFormValues> = {
  name: "Hei Chan",
  nickname: "晞晞",
  gender: 1,
  date_of_birth: "2019-03-14",
  school_type: 7,
  year_level: 6,
  siblings: [0, 0, 0, 1],
  caregivers: [2, 6, 7],
  area_id: 13,
  has_club_house: 1,
  has_pet: 0,
  transport: [1, 2, 6],
  eca: [102, 105, 110],
  begin_score: 6,
};

/** The product's words and names, for the stories. */
export const childForm: Record<Locale, Spoken> = {
  "zh-HK": {
    words: {
      sections: {
        basic: "基本資料",
        school: "學校",
        family: "家庭",
        home: "居住環境",
        daily: "日常生活",
        character: "品德現況",
      },
      labels: {
        name: "孩子姓名",
        nickname: "暱稱",
        gender: "性別",
        date_of_birth: "出生日期",
        school_type: "學校類別",
        year_level: "年級",
        siblings: "兄弟姊妹",
        caregivers: "平日由誰照顧孩子？",
        area_id: "居住地區",
        has_club_house: "居住的屋苑設有會所嗎？",
        has_pet: "家中有飼養寵物嗎？",
        transport: "孩子平日使用哪些交通工具？",
        eca: "課外活動",
        begin_score: "你會給孩子現時的品德表現打多少分？",
        image: "照片",
      },
      names: {
        caregivers: "照顧者",
        has_club_house: "會所",
        has_pet: "寵物",
        transport: "交通工具",
        begin_score: "品德評分",
      },
      hints: {
        name: "3 至 30 個字，只可使用中文、英文字母及空格。證書將以此姓名顯示。",
        nickname: "顯示於 App 內。最多 30 個字，可使用文字、數字及空格。",
        date_of_birth: "任務內容適合 4 至 9 歲孩子。",
        siblings: "如沒有，請填 0。",
        caregivers: "請選擇最少一項，最多 9 項。",
        transport: "請選擇最少一項。",
        eca: "最多可選 10 項；如沒有，可以留空。",
        begin_score: "1 分代表剛剛起步，10 分代表非常好。這只是起點，方便日後回顧孩子的進步。",
        image: "JPEG 或 PNG 格式，檔案不可超過 4 MB。你亦可稍後加入。",
      },
      image: { choose: "選擇照片", change: "更改照片", remove: "移除照片" },
      siblings: { elderBrother: "哥哥", youngerBrother: "弟弟", elderSister: "姐姐", youngerSister: "妹妹" },
      yes: "有",
      no: "沒有",
      scoreEnds: ["剛剛起步", "非常好"],
      summary: {
        title: (count) => `請檢查 ${count} 個項目`,
        body: "你填寫的內容仍然保留，請更正以下項目：",
        item: (field, message) => createElement(Fragment, null, field, "：", message),
      },
      privacy: "只有你和獲邀請的照顧者可看到這些資料，詳見私隱政策。",
      submit: "新增孩子",
      submitting: "儲存中…",
      cancel: "取消",
    },
    options: childOptions["zh-HK"],
    issues: {
      name: "孩子姓名最少需要 3 個字。如中文姓名較短，請加上英文名，例如「李明 Ming」。",
      date_of_birth: "出生日期不可遲於今天，請核對年份。",
      caregivers: "請選擇最少一位照顧孩子的人。",
      transport: "請選擇最少一種交通工具。",
    },
    advice: "任務內容以 4 至 9 歲孩子為對象。你仍可繼續，但部分任務可能太容易或太難。",
  },
  "en-US": {
    words: {
      sections: {
        basic: "About your child",
        school: "School",
        family: "Family",
        home: "Home",
        daily: "Daily life",
        character: "Manners today",
      },
      labels: {
        name: "Child’s name",
        nickname: "Nickname",
        gender: "Gender",
        date_of_birth: "Date of birth",
        school_type: "Type of school",
        year_level: "Grade level",
        siblings: "Brothers and sisters",
        caregivers: "Who takes care of your child day to day?",
        area_id: "Residential area",
        has_club_house: "Is there a clubhouse where you live?",
        has_pet: "Do you have a pet at home?",
        transport: "How does your child usually get around?",
        eca: "Extracurricular activities",
        begin_score: "How would you rate your child’s manners today?",
        image: "Photo",
      },
      names: {
        caregivers: "Caregivers",
        has_club_house: "Clubhouse",
        has_pet: "Pets",
        transport: "Transport",
        begin_score: "Manners today",
      },
      hints: {
        name: "3–30 characters: Chinese or English letters and spaces. This name appears on certificates.",
        nickname: "Shown in the app. Up to 30 characters: letters, digits and spaces.",
        date_of_birth: "Missions are written for ages 4–9.",
        siblings: "Enter 0 if there are none.",
        caregivers: "Choose at least one, up to 9.",
        transport: "Choose at least one.",
        eca: "Choose up to 10. Leave this blank if there are none.",
        begin_score: "1 means just starting out, 10 means excellent. It’s only a starting point to look back on.",
        image: "JPEG or PNG, up to 4 MB. You can add one later.",
      },
      image: { choose: "Choose a photo", change: "Change photo", remove: "Remove photo" },
      siblings: {
        elderBrother: "Older brothers",
        youngerBrother: "Younger brothers",
        elderSister: "Older sisters",
        youngerSister: "Younger sisters",
      },
      yes: "Yes",
      no: "No",
      scoreEnds: ["Just starting out", "Excellent"],
      summary: {
        title: (count) => (count === 1 ? "Please check 1 field" : `Please check ${count} fields`),
        body: "We’ve kept everything you entered. Please correct the following:",
        item: (field, message) => createElement(Fragment, null, field, ": ", message),
      },
      privacy: "Only you and the caregivers you invite can see these details. See our privacy policy.",
      submit: "Add child",
      submitting: "Saving…",
      cancel: "Cancel",
    },
    options: childOptions["en-US"],
    issues: {
      name: "The name needs at least 3 characters. If the Chinese name is shorter, add the English name.",
      date_of_birth: "The date of birth can’t be in the future. Please check the year.",
      caregivers: "Choose at least one person who takes care of your child.",
      transport: "Choose at least one way your child gets around.",
    },
    advice: "Missions are written for ages 4–9. You can still go on, but some may feel too easy or too hard.",
  },
};
