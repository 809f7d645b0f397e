import { describe, expect, it } from "vitest";
import { ApiError } from "~/api/error";
import { bidFields } from "~/domain/bid";
import { signUp } from "~/domain/account";
import { readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { summaryProps } from "~/forms/props";
