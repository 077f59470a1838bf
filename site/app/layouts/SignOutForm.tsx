import { useLocalize } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { emptyTab } from "../session/tab-storage.ts";

/** The form that each way out of the account sends, wherever its button stands. */
export const signOutForm = "sign-out";

/** Sent by the browser and not by the router: the whole page goes, and with it all that it knows of the member (T23). */
export function SignOutForm() {
  return <form id={signOutForm} method="post" action={useLocalize()(paths.signOut)} onSubmit={emptyTab} />;
}
