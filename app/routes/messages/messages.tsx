import { Outlet } from "react-router";

export default function Messages() {
  return <Outlet />;
}
