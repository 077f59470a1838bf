import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { DateOfBirthField } from "../../forms/date-of-birth-field/index.ts";
import { ErrorSummary } from "../../forms/error-summary/index.ts";
import { FileList } from "../../forms/file-list/index.ts";
import { Form, FormActions } from "../../forms/form/index.ts";
import { ImageField } from "../../forms/image-field/index.ts";
import { PasswordField } from "../../forms/password-field/index.ts";
import { StepperField } from "../../forms/stepper-field/index.ts";
import { TextArea } from "../../forms/text-area/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { Breadcrumb } from "../../navigation/breadcrumb/index.ts";
import { Pagination } from "../../navigation/pagination/index.ts";
import { Dialog } from "../../overlays/dialog/index.ts";
import { Heading } from "../text/index.ts";
import { UiProvider } from "../ui-provider/index.ts";
import { simplified } from "./simplified.ts";

function Remove() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        删除学生
      </Button>
      <Dialog title="删除这名学生？" body="此操作无法撤销。" open={open} onOpenChange={setOpen} />
    </>
  );
}

/** A page of an app that speaks a language of its own, with all words that its pieces know by themselves. */
function AddedLanguage() {
  return (
    <div lang="zh-Hans">
      <UiProvider locale="zh-Hans" words={simplified}>
        <Stack gap="6">
          <Breadcrumb trail={[{ label: "首页", href: "/" }]} current="新学生" />
          <Heading level={2}>新学生</Heading>
          <Form
            action="/students"
            read={() => ({ name: "" })}
            wordIssue={() => "请输入学生的姓名。"}
            issues={[{ field: "name", code: "required" }]}
            onSubmit={() => Promise.reject(new Error("offline"))}
          >
            <ErrorSummary
              title={(count) => `有 ${count} 项需要检查`}
              body="您填写的内容仍然保留。"
              names={{ name: "姓名" }}
            />
            <TextField name="name" label="姓名" />
            <PasswordField name="password" label="密码" autoComplete="new-password" />
            <DateOfBirthField name="birthday" label="出生日期" years={{ from: 2018, to: 2026 }} />
            <StepperField name="siblings" label="兄弟姐妹" min={0} max={9} defaultValue={0} />
            <TextArea name="notes" label="备注" max={2000} optional />
            <ImageField
              name="picture"
              label="照片"
              hint="JPEG 或 PNG。"
              choose="选择照片"
              change="更换照片"
              remove="移除照片"
            />
            <FileList
              label="附件"
              files={[{ id: "1", name: "通知.pdf", size: 2_345_000, progress: 100 }]}
              onRemove={() => undefined}
            />
            <FormActions submit="保存" submitting="保存中…" />
          </Form>
          <Pagination current={2} total={6} href={(page) => `/students?page=${page}`} />
          <Remove />
        </Stack>
      </UiProvider>
    </div>
  );
}

const inChinese = { locale: "zh-HK", words: { nextPage: "較舊" } } as const;
const inEnglish = { locale: "en-US", words: { nextPage: "Older" } } as const;

const meta = {
  title: "Foundations/Languages",
  component: AddedLanguage,
  parameters: { layout: "padded" },
} satisfies Meta<typeof AddedLanguage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SimplifiedChinese: Story = {
  name: "A language that the library does not have",
  // It speaks that language, whatever the toolbar says.
  globals: { locale: "zh-HK" },
  play: async ({ canvas, canvasElement, step }) => {
    await step("its words", async () => {
      await expect(canvas.getByText("标有 * 的项目必须填写。")).toBeVisible();
      await expect(canvas.getByRole("navigation", { name: "当前位置" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "显示密码：密码" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "增加：兄弟姐妹" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "移除 通知.pdf" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "前往第 3 页" })).toBeVisible();
    });
    await step("its dates and figures", async () => {
      const lists = canvas.getAllByRole("combobox").map((list) => list.getAttribute("name"));
      await expect(lists).toEqual(["birthday_year", "birthday_month", "birthday_day"]);
      await expect(canvas.getByRole("option", { name: "三月" })).toBeInTheDocument();
      await userEvent.type(canvas.getByLabelText(/^备注/), "好");
      await expect(canvas.getByText("1/2,000 字")).toBeVisible();
    });
    await step("its errors", async () => {
      const notes = new File(["notes"], "通知.txt", { type: "text/plain" });
      await userEvent.upload(canvas.getByLabelText(/^照片/), notes, { applyAccept: false });
      await expect(await canvas.findByText("只接受 JPEG、PNG 图片，请选择其他文件。")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "保存" }));
      await expect(await canvas.findByText("未能提交，您填写的内容仍然保留，请重试。")).toBeVisible();
    });
    await step("its dialog", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "删除学生" }));
      await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    });
    await step("nothing of the library's own languages", async () => {
      await expect(canvasElement.textContent).not.toMatch(/選|頁|關|請|[a-z]{3} the/);
    });
  },
};

export const OtherWords: Story = {
  name: "Other words for single things",
  render: (_args, { globals }) => (
    <UiProvider {...(globals["locale"] === "en-US" ? inEnglish : inChinese)}>
      <Pagination current={2} total={3} href={(page) => `/students?page=${page}`} />
    </UiProvider>
  ),
  play: async ({ canvas, globals }) => {
    const [next, last] = globals["locale"] === "en-US" ? ["Older", "Previous page"] : ["較舊", "上一頁"];
    await expect(canvas.getByRole("link", { name: next })).toBeVisible();
    await expect(canvas.getByRole("link", { name: last })).toBeVisible();
  },
};
