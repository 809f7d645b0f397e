import { redirect } from "react-router";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/own";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { pathname, search } = new URL(request.url);
  const part = pathname.split("/")[2];
  if (part === "messages") return redirect("/messages", 301);
  const pages: Record<string, string> = {
    settings: "/settings",
    notifications: "/notifications",
    "my-jobs": "/my-jobs",
    "work-experience": "/work-experience",
    starten: "/starten",
    zakelijk: "/zakelijk",
    searches: "/searches",
    blocked: "/blocked",
    decisions: "/decisions",
  };
  return redirect(`/profile/${viewer.id}${pages[part ?? ""] ?? ""}${search}`, 302);
}
