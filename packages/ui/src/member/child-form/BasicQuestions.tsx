import type { ReactNode } from "react";
import { DateOfBirthField } from "../../forms/date-of-birth-field/index.ts";
import { FieldRow } from "../../forms/form/index.ts";
import { ImageField, type ImageFieldProps } from "../../forms/image-field/index.ts";
import { RadioGroup } from "../../forms/radio-group/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

export type BasicQuestionsProps = ChildFormQuestions & {
  image: Pick<ImageFieldProps, "picture" | "types" | "maxBytes" | "progress" | "onChange">;
  adviseBirthday: ((date: string) => ReactNode) | undefined;
};

/** Picture, names, gender and birthday. */
export function BasicQuestions({ image, adviseBirthday, ...form }: BasicQuestionsProps) {
  const { words, options, limits, defaultValues } = form;
  return (
    <>
      <ImageField standIn={pictures.avatarEmpty} {...image} {...question(form, "image")} {...words.image} optional />
      <FieldRow>
        <TextField {...question(form, "name")} autoComplete="off" defaultValue={defaultValues.name} />
        <TextField {...question(form, "nickname")} autoComplete="off" defaultValue={defaultValues.nickname} optional />
      </FieldRow>
      <RadioGroup {...question(form, "gender")} options={options.genders} defaultValue={defaultValues.gender} />
      <DateOfBirthField
        {...question(form, "date_of_birth")}
        years={limits.birthYears}
        defaultValue={defaultValues.date_of_birth}
        advise={adviseBirthday}
      />
    </>
  );
}
