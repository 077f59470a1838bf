import { Button } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { useTranslations } from "../../../../words/words.ts";
import { DeedFields } from "./DeedFields.tsx";
import { isRestoring, type MethodNews, type MethodSending } from "./submissions.ts";

type DeletedNoticeProps = { of: MethodNews; sending: MethodSending };

/** Tells of a deletion and offers to undo it, as long as the page is looked at; also before scripts. */
export function DeletedNotice({ of: { id, canUndo }, sending }: DeletedNoticeProps) {
  const t = useTranslations();
  return (
    <Notice
      tone="success"
      actions={
        canUndo && (
          <form {...sending.plainForm()}>
            <DeedFields deed="restore" id={id} />
            <Button type="submit" variant="quiet" size="sm" disabled={isRestoring(sending, id)}>
              {t("common.undo")}
            </Button>
          </form>
        )
      }
    >
      {t("paymentMethods.delete.success")}
    </Notice>
  );
}
