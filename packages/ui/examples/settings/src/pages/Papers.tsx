import { Button, buttonLook } from "@gk/ui/button";
import { Columns } from "@gk/ui/columns";
import { DefinitionList } from "@gk/ui/definition-list";
import { FileList } from "@gk/ui/file-list";
import { Notice } from "@gk/ui/notice";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { StepIndicator } from "@gk/ui/step-indicator";
import { takeFocus } from "@gk/ui/take-focus";
import { Heading, Text } from "@gk/ui/text";
import { type ReactNode, useRef, useState } from "react";
import { sendForChecking } from "../server.ts";
import { useUploads } from "../use-uploads.ts";

const steps = [
  { id: "upload", name: "You upload" },
  { id: "check", name: "We check" },
  { id: "read", name: "You read" },
];

const lastCheck = [
  { id: "date", term: "Checked on", detail: "14 November 2025" },
  { id: "until", term: "Valid until", detail: "13 November 2026" },
];

/** The step is where the documents really are: nothing is done before it is. */
export function Papers(): ReactNode {
  const { files, isSent, add, remove, retry } = useUploads();
  const [isChecked, setIsChecked] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const send = async () => {
    await sendForChecking();
    setIsChecked(true);
    // The button is gone with its form: the news that comes in its place is read out.
    takeFocus(() => news.current);
  };
  return (
    <Columns
      aside={
        <Stack>
          <Heading level={2} size="xl">
            Your last check
          </Heading>
          <DefinitionList items={lastCheck} />
        </Stack>
      }
    >
      <Stack gap="6">
        <StepIndicator label="Your yearly check" steps={steps} current={isChecked ? "check" : "upload"} />
        <Sheet>
          {isChecked ? (
            <div ref={news}>
              <Notice tone="success" title="We have your papers">
                Checking takes five working days. You will have an e-mail from us.
              </Notice>
            </div>
          ) : (
            <Stack>
              <Heading level={2} size="xl">
                Your papers
              </Heading>
              <Text>
                Your Sexual Conviction Record Check and a letter from somebody who knows you, up to 4 MB each.
              </Text>
              <div>
                <label className={buttonLook({ variant: "secondary" }, "chooser")}>
                  Choose files
                  <input
                    type="file"
                    multiple
                    accept="image/*,application/pdf"
                    onChange={({ currentTarget }) => {
                      add([...(currentTarget.files ?? [])]);
                      // So that the same file can be chosen again.
                      currentTarget.value = "";
                    }}
                  />
                </label>
              </div>
              {files.length > 0 && <FileList label="Your papers" files={files} onRemove={remove} onRetry={retry} />}
              <Text size="sm" tone="muted" id="why-not">
                {isSent ? "All of them have arrived." : "You can send them as soon as all of them have arrived."}
              </Text>
              <div>
                <Button disabled={!isSent} aria-describedby="why-not" onClick={() => void send()}>
                  Send for checking
                </Button>
              </div>
            </Stack>
          )}
        </Sheet>
      </Stack>
    </Columns>
  );
}
