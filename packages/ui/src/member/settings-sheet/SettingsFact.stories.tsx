import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tag } from "../../controls/tag/index.ts";
import { Form, FormActions, textIn } from "../../forms/form/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { SettingsFact, type SettingsFactProps, SettingsSheet } from "./index.ts";

const spoken = {
  "zh-HK": { term: "姓名", edit: "更改姓名", cancel: "取消", save: "儲存", saving: "儲存中…", saved: "姓名已更新。" },
  "en-US": {
    term: "Name",
    edit: "Change name",
    cancel: "Cancel",
    save: "Save",
    saving: "Saving…",
    saved: "Your name has been updated.",
  },
} as const satisfies Record<Locale, object>;

type NameProps = Partial<SettingsFactProps> & { isSaved?: boolean };

/** A name that is changed in place. */
function Name({ open: isOpen = false, isSaved = false, onOpenChange, ...fact }: NameProps) {
  const words = spoken[useUi<Locale>().locale];
  const [open, setOpen] = useState(isOpen);
  const [saved, setSaved] = useState(isSaved);
  const [name, setName] = useState("May Chan");
  return (
    <SettingsFact
      term={words.term}
      detail={name}
      edit={{ label: words.edit, href: "?edit=name" }}
      cancel={{ label: words.cancel, href: "?" }}
      open={open}
      onOpenChange={(wanted) => {
        onOpenChange?.(wanted);
        setOpen(wanted);
        setSaved(false);
      }}
      saved={saved ? words.saved : undefined}
      {...fact}
    >
      <Form
        action="#name"
        wordIssue={() => ""}
        read={(data) => textIn(data, "name")}
        onSubmit={(typed) => {
          setName(typed);
          setSaved(true);
          setOpen(false);
        }}
      >
        <TextField name="name" label={words.term} defaultValue={name} />
        <FormActions size="md" submit={words.save} submitting={words.saving} />
      </Form>
    </SettingsFact>
  );
}

const meta = {
  title: "Member/SettingsFact",
  component: SettingsFact,
  args: { term: "姓名", detail: "May Chan", onOpenChange: fn() },
  render: ({ term: _term, detail: _detail, ...args }) => <Name {...args} />,
  decorators: [
    (Story) => (
      <PageBody>
        <h1>個人資料</h1>
        <SettingsSheet title="基本資料">
          <Story />
        </SettingsSheet>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof SettingsFact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "The focus goes into the form and comes back when it is saved",
  play: async ({ args, canvas }) => {
    const fact = canvas.getByRole("group", { name: "姓名" });
    await expect(fact).toHaveTextContent("May Chan");
    await userEvent.click(canvas.getByRole("link", { name: "更改姓名" }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const field = await canvas.findByRole("textbox", { name: "姓名" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "May Lee{Enter}");
    const edit = await canvas.findByRole("link", { name: "更改姓名" });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(canvas.getByText("姓名已更新。").closest("[role=status]")).toBeVisible();
    await expect(fact).toHaveTextContent("May Lee");
  },
};

export const Canceled: Story = {
  name: "The way out closes the form and gives the focus back",
  args: { open: true },
  play: async ({ args, canvas }) => {
    // Open at first, it takes the focus from nobody.
    await expect(canvas.getByRole("textbox")).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "取消" }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole("link", { name: "更改姓名" })).toHaveFocus());
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Open: Story = { args: { open: true } };

export const Saved: Story = { render: () => <Name isSaved /> };

export const NotHere: Story = {
  render: () => (
    <SettingsFact
      term="電郵地址"
      detail={
        <>
          may@gk.example <Tag tone="success">已驗證</Tag>
        </>
      }
      hint="如需更改電郵地址，請聯絡我們。"
    />
  ),
};

export const English: Story = { globals: { locale: "en-US" }, args: { open: true } };

export const Sheet: Story = { render: specimens(Name, {}, {}, { args: { open: true } }, { args: { isSaved: true } }) };
