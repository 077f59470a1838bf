import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { type FileItem, FileList, type FileListProps } from "./index.ts";

const files: FileItem[] = [
  { id: "1", name: "全班合照.jpg", size: 2_345_000, picture: pictures.coverSchool.src, progress: 100 },
  { id: "2", name: "運動會 2026.png", size: 3_910_000, progress: 64 },
  { id: "3", name: "通告.pdf", size: 84_200 },
  { id: "4", name: "錄音.wav", size: 58_000_000, message: "檔案超過 4 MB，請選擇較小的檔案。" },
];

const deeds: Pick<FileListProps, "onRemove" | "onRetry"> = { onRemove: fn(), onRetry: fn() };

const meta = {
  title: "Forms/FileList",
  component: FileList,
  args: { label: "要上載的檔案", files, ...deeds },
  parameters: { layout: "padded" },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("progressbar", { name: /64% 運動會/ })).toHaveValue(64);
    const said = () => canvas.getAllByRole("status").map((status) => status.textContent);
    await waitFor(() => expect(said()).toEqual(["已上載", "", "", "檔案超過 4 MB，請選擇較小的檔案。"]));
    await userEvent.click(canvas.getByRole("button", { name: "再試一次：錄音.wav" }));
    await expect(args.onRetry).toHaveBeenCalledWith("4");
    canvas.getByRole("button", { name: "移除 通告.pdf" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("3");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Files to upload",
    files: [
      { id: "1", name: "class-photo.jpg", size: 2_345_000, picture: pictures.coverSchool.src, progress: 100 },
      {
        id: "2",
        name: "sports-day-with-a-very-long-name-from-a-camera-DSC_20261120.png",
        size: 3_910_000,
        progress: 12,
      },
      { id: "3", name: "recording.wav", size: 58_000_000, message: "Files can have up to 4 MB. Choose a smaller one." },
    ],
  },
};

/** Without anything to do, as under a field that has its own buttons. */
export const OnlyShown: Story = {
  args: { files: files.slice(0, 2), onRemove: undefined, onRetry: undefined },
};

/** Why a file was refused has the width of its row, also where a button stands beside the name. */
export const OnAPhone: Story = {
  ...English,
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const file = canvas.getAllByRole("listitem").at(-1);
    const message = canvas.getByText(/^Files can have up to 4 MB/);
    await expect(message.offsetWidth).toBeGreaterThan((file?.offsetWidth ?? 0) * 0.8);
  },
};

export const Sheet: Story = { render: specimens(FileList, meta.args, Playground, OnlyShown, English) };
